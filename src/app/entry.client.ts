/**
 * The browser's entry. It evaluates the application in separate tasks. In four tasks, Lighthouse's phone had a total
 * blocking time of 540 ms on an exhibitor list; in eight it has 180 ms.
 */
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';
import '@/ui/styles/contrast.css';
import { nextTask } from './services/browser';

const modules = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '@/app/store/makeStore'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["createRoutes"] */ '@/app/routes/createRoutes'),
];

async function start(): Promise<void> {
  for (const load of modules) {
    await load();
    await nextTask();
  }
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydration/hydrate');
  await nextTask();
  await hydrate();
}

void start();
