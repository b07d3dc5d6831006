import { rm } from 'node:fs/promises';

export default async function removeTemplate() {
  if (process.env.SITE_TEMPLATE) await rm(process.env.SITE_TEMPLATE, { recursive: true, force: true });
}
