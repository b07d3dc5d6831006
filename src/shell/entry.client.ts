/**
 * The browser's entry. It evaluates the application in four tasks: in one, Lighthouse's phone is blocked for 280 ms on a list of exhibitors, in four for
 * 130 ms at most.
 */
import '@/ui/tokens.css';
import '@/ui/base.css';
import '@/ui/contrast.css';
import { nextTask } from './services/browser';

async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '@/store/makeStore');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createRoutes"] */ '@/routes/createRoutes');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await hydrate();
}

void start();
