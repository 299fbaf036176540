// Imported first: React and Vite look at NODE_ENV when they are loaded, and a build is always one for production, whatever the
// shell or a test runner has set.
process.env.NODE_ENV = 'production'
