// Node, with `setZone('America/Los_Angeles')` for the process's time zone. A test's own process.env is a copy, so
// setting TZ there has no effect.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class ZoneEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.zone = process.env.TZ;
    this.global.setZone = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};
