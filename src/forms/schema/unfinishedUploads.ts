/** The fields with files that are being uploaded, or failed: such a form is not sent without them. */
import type { GeneralField } from '@formily/core';

export const unfinishedUploads = new WeakSet<GeneralField>();
