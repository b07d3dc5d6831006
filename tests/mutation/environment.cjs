// A document for components, Node for the rest, as in jest.config.mjs.
const { TestEnvironment } = require('jest-environment-node');
const DocumentEnvironment = require('../support/documentEnvironment.cjs');

module.exports = function environment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? DocumentEnvironment : TestEnvironment;
  return new Environment(config, context);
};
