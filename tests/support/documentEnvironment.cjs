// jsdom with parts of the platform that it lacks and Node has: the fetch family, streams, structured clone.
const { TestEnvironment } = require('jest-environment-jsdom');

const borrowed = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'MessageChannel',
  'MessagePort',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

module.exports = class DocumentEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    // As in zoneEnvironment.cjs.
    this.zone = process.env.TZ;
    this.global.setZone = (zone) => {
      process.env.TZ = zone;
    };
    // React's scheduler never closes its message channel, so the environment closes it at the end.
    const opened = (this.opened = []);
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        opened.push(this);
      }
    };
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    for (const { port1, port2 } of this.opened ?? []) {
      port1.close();
      port2.close();
    }
    await super.teardown();
  }
};
