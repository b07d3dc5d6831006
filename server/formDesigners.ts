/** Settings of form designers: each is known by a secret of their own, or one secret is for all (.env.example). */
import { z } from 'zod';
import { ConfigError } from './providers';

/** A designer, known by the secret. */
export interface Designer {
  name: string;
  secret: string;
}

/** The name of a designer without a secret of their own. */
export const SHARED_DESIGNER_NAME = 'Designer';

const MIN_SECRET_LENGTH = 16;
const MAX_NAME_LENGTH = 60;
const MAX_DESIGNERS = 50;

/** The problem of a list of designers. It never contains a secret, and names the designer if that is possible. */
function problemOf(designers: readonly Designer[]): string | null {
  const nameless = designers.findIndex(({ name, secret }) => name === '' || secret === '');
  if (nameless >= 0) return `entry ${nameless + 1} must be a name and a secret, such as Anna Li:<secret>`;
  const isRepeated = (key: keyof Designer) => (designer: Designer, index: number) =>
    designers.findIndex((other) => other[key] === designer[key]) !== index;
  for (const { name, secret } of designers) {
    if (name.length > MAX_NAME_LENGTH) return `the name ${name} has more than ${MAX_NAME_LENGTH} characters`;
    if (name === SHARED_DESIGNER_NAME) return `the name ${name} is that of FORMS_SECRET, choose another`;
    if (secret.length < MIN_SECRET_LENGTH)
      return `the secret of ${name} must have at least ${MIN_SECRET_LENGTH} characters`;
  }
  const sameName = designers.find(isRepeated('name'));
  if (sameName) return `the name ${sameName.name} occurs twice`;
  const sameSecret = designers.find(isRepeated('secret'));
  if (sameSecret) return `the secret of ${sameSecret.name} is that of another designer`;
  return designers.length > MAX_DESIGNERS ? `there are more than ${MAX_DESIGNERS} designers` : null;
}

/** `Anna Li:secret,Wang Fang:secret`: a secret contains no comma, a name no colon. */
const designerList = z.string().transform((text, context): Designer[] => {
  const designers = text.split(',').map((entry) => {
    const [name = '', ...secret] = entry.split(':');
    return { name: name.trim(), secret: secret.join(':').trim() };
  });
  const message = problemOf(designers);
  if (message !== null) context.addIssue({ code: 'custom', message });
  return designers;
});

export const formDesignerVariables = {
  FORMS_SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  FORMS_DESIGNERS: designerList.optional(),
};

/**
 * The designers; empty if none are configured.
 * @throws ConfigError
 */
export function formDesignersFrom(values: {
  FORMS_SECRET?: string | undefined;
  FORMS_DESIGNERS?: Designer[] | undefined;
}): Designer[] {
  const { FORMS_SECRET: secret, FORMS_DESIGNERS: designers } = values;
  // A shared secret would let a designer approve a draft of their own as somebody else.
  if (secret !== undefined && designers) throw new ConfigError('FORMS_SECRET: remove it, FORMS_DESIGNERS replaces it.');
  return designers ?? (secret === undefined ? [] : [{ name: SHARED_DESIGNER_NAME, secret }]);
}
