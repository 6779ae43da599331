func useElsewhere() {
  print(offsets(), Vertex(position: 1, color: 2).sum(), Uniforms.size(), Sample.packedStride, Reading.packedStride)
  print(bytes(of: [Dot()]), Uniforms().scale, Sample().level, Reading().level, Dash().length)
}
useElsewhere()
#if STUBS
Vertex._sum = { 9 }
Uniforms._getScale = { 13 }
Sample._getLevel = { 14 }
Reading._getLevel = { 15 }
Dash._getLength = { 17 }
useElsewhere()
#endif
