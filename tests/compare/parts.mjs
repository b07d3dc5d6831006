// What is recorded of a version, by part.
import { recordApi } from './recordApi.mjs';
import { recordCommands } from './recordCommands.mjs';
import { recordNames } from './recordNames.mjs';
import { recordPages } from './recordPages.mjs';
import { recordPictures } from './recordPictures.mjs';
import { recordUpgrade } from './recordUpgrade.mjs';

/** Each takes a version (checkout.mjs) and gives an object of texts and values by key. */
export const parts = {
  pages: recordPages,
  names: recordNames,
  commands: recordCommands,
  upgrade: recordUpgrade,
  pictures: recordPictures,
  api: recordApi,
};
