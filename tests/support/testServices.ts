/** The services of a test's application, for what only a command or a job does. */
import { makeServices, type Services } from '../../server/services';
import type { TestApp } from './testApp';

const made = new WeakMap<TestApp, Services>();

/** The same services as those of the application: same database, clock and secret. */
export function testServices(site: TestApp): Services {
  const known = made.get(site) ?? makeServices(site.parts);
  made.set(site, known);
  return known;
}
