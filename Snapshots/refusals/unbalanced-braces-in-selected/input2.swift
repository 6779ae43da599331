struct Closed { func third() {} }
