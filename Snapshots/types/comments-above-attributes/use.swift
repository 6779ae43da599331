let above = CommentAboveAttribute(), below = CommentBelowAttribute()
var comments = CommentAboveComments(), members = CommentsOfMembers()
print(above.value(), comments.count, below.value(), members.value(), members.apart(), members.other)
#if STUBS
above._value = { 10 }
comments._getOwn = { 20 }
below._own = { 30 }
members._value = { 40 }
members._getOther = { 60 }
print(above.value(), comments.count, below.value(), members.value(), members.apart(), members.other)
#endif
