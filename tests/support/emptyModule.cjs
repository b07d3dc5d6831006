// Replaces style sheets without classes, which Node cannot load (jest.config.mjs).
module.exports = '';
