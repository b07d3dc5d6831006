// `npm run bench -- <name>`: benchmarks, each printing one JSON line per figure.
const name = process.argv[2];
const benches = {
  ocr: () => import('./ocr.mjs'),
  excel: () => import('./excel.mjs'),
  export: () => import('./export.mjs'),
  forms: () => import('./forms.mjs'),
  weight: () => import('./weight.mjs'),
  change: () => import('./change.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  ssr: () => import('./ssr.mjs'),
  api: () => import('./api.mjs'),
  memory: () => import('./memory.mjs'),
  build: () => import('./build.mjs'),
  replicas: () => import('./replicas.mjs'),
};
if (!name || !benches[name]) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
const { run } = await benches[name]();
await run((figure) => console.log(JSON.stringify(figure)));
