/** Every error reason and its HTTP status, a file per area. Their texts: reasonText.ts. */
import { contentReasons } from '../domain/content/errors';
import { exhibitionReasons } from '../domain/exhibition/errors';
import { formsReasons } from '../domain/forms/errors';
import { groupsReasons } from '../domain/groups/errors';
import { identityReasons } from '../domain/identity/errors';
import { meetingsReasons } from '../domain/meetings/errors';
import { paymentsReasons } from '../domain/payments/errors';
import { visitorsReasons } from '../domain/visitors/errors';
import { requestReasons } from './requestErrors';

/** The HTTP status of each reason. The envelope's code is the same. */
export const statusOf = {
  ...requestReasons,
  ...formsReasons,
  ...contentReasons,
  ...identityReasons,
  ...visitorsReasons,
  ...groupsReasons,
  ...exhibitionReasons,
  ...meetingsReasons,
  ...paymentsReasons,
};

export type ErrorReason = keyof typeof statusOf;
