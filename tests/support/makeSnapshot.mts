import { fillServer, makeSnapshot } from './databaseSnapshot';

const { TEST_DATABASE_URL: url, TEST_DATABASE_SNAPSHOT: file } = process.env;
if (url) await fillServer(url);
else if (file) await makeSnapshot(file);
