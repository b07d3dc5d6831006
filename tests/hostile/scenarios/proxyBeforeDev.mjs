// A proxy on the same machine before a local demo: requests through it get no tools of the demo.
import { createServer, request } from 'node:http';
import { once } from 'node:events';

/** Forwards requests to the site as proxies usually do. */
async function startProxy(port, headersOf) {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, ...headersOf(incoming) },
    });
    forwarded.once('response', (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const proxies = {
  'that sends X-Forwarded-For': ({ socket }) => ({ 'x-forwarded-for': socket.remoteAddress, host: '127.0.0.1' }),
  'that preserves Host': () => ({ host: 'exhibition.example' }),
  'that sends Via': () => ({ via: '1.1 proxy', host: '127.0.0.1' }),
};
const tools = ['/dev/inbox', '/dev/inbox.json', '/dev/captcha/last.json', '/dev/pay/1'];

export async function run({ startSite }) {
  const site = await startSite();
  const problems = [];
  const direct = await fetch(`${site.base}/dev/inbox.json`);
  if (direct.status !== 200) problems.push(`a direct request returned ${direct.status}`);
  for (const [name, headersOf] of Object.entries(proxies)) {
    const proxy = await startProxy(site.port, headersOf);
    const base = `http://127.0.0.1:${proxy.address().port}`;
    for (const path of tools) {
      const { status } = await fetch(base + path);
      if (status !== 404) problems.push(`${path} returned ${status} through a proxy ${name}`);
    }
    const published = await fetch(`${base}/api/web/own/forms`, { headers: { 'x-locale': 'en' } });
    if ((await published.text()).includes('"access":"granted"'))
      problems.push(`forms are open through a proxy ${name}`);
    proxy.closeAllConnections();
    proxy.close();
  }
  return { problems, proxies: Object.keys(proxies).length };
}
