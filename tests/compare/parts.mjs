// The recorded parts of a version.
import { recordApi } from './recordApi.mjs';
import { recordCommands } from './recordCommands.mjs';
import { recordNames } from './recordNames.mjs';
import { recordPages } from './recordPages.mjs';
import { recordPictures } from './recordPictures.mjs';
import { recordUpgrade } from './recordUpgrade.mjs';

/** Each records a version (checkout.mjs) and returns an object of texts and values by key. */
export const parts = {
  pages: recordPages,
  names: recordNames,
  commands: recordCommands,
  upgrade: recordUpgrade,
  pictures: recordPictures,
  api: recordApi,
};
