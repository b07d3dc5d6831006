/**
 * Evaluates the application a part a turn, then takes the page over: evaluated at once it would hold a phone up for a fifth of a second.
 * The parts are in this script all the same; only the moment at which each is run is another.
 */
import { turn } from './services/turn';
import '@/ui/tokens.css';
import '@/ui/base.css';
import '@/ui/contrast.css';

async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '@/store/makeStore');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom');
  await turn();
  await import(/* webpackMode: "eager", webpackExports: ["createRoutes"] */ '@/routes/createRoutes');
  await turn();
  const { takeOver } = await import(/* webpackMode: "eager" */ './takeOver');
  await turn();
  await takeOver();
}

void start();
