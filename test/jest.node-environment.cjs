const { TestEnvironment } = require('jest-environment-node');
const kept = require('./jest.kept-environment.cjs');

module.exports = kept(TestEnvironment);
