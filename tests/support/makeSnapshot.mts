import { fillServer, makeSnapshot } from './databaseSnapshot';

const url = process.env.TEST_DATABASE_URL;
if (url) await fillServer(url);
else console.log(await makeSnapshot());
