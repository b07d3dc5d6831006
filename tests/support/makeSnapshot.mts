import { makeSnapshot } from './databaseSnapshot';

console.log(await makeSnapshot());
