/** Import it first: React chooses once, when it is loaded, and its version for developers takes twice the time to render. */
process.env.NODE_ENV = 'production'
