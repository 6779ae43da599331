struct Quoted { func fourth() {} }
let text = "no end
