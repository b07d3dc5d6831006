import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ReasonOf } from '@/api';
import type { Locale } from '@/rules/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { registrationFlows } from '../registrationFlows';

type RegistrationReason = ReasonOf<'exhibitorRegist' | 'meInsert' | 'visitorInsert' | 'visitorUpdate'>;

export interface DocumentDispute {
  /** Shown below the document's number once it turns out to be registered. */
  choice: ReactNode;
  /** The part of the request body. */
  body: { documentDisputed?: true };
  /** Checks the reason of a failed request. */
  onFailure(reason: RegistrationReason | null): void;
}

/**
 * The options of a visitor whose document is already registered: open that registration, or have the document checked
 * on site.
 */
export function useDocumentDispute(lang: Locale): DocumentDispute {
  const { formatMessage } = useIntl();
  const [isOffered, setOffered] = useState(false);
  const [isDisputed, setDisputed] = useState(false);
  const choice = useMemo(
    () =>
      isOffered && (
        <>
          <Anchor href={registrationFlows.mobile.hrefs(lang).start}>
            {formatMessage({ id: 'visitor.disputeOpen' })}
          </Anchor>
          <label style={{ display: 'flex', gap: 'var(--space-2)' }}>
            <input type="checkbox" checked={isDisputed} onChange={({ target }) => setDisputed(target.checked)} />
            {formatMessage({ id: 'visitor.disputeCheck' })}
          </label>
        </>
      ),
    [formatMessage, isDisputed, isOffered, lang],
  );
  const onFailure = useCallback((reason: RegistrationReason | null) => {
    if (reason === 'visitor.documentExists') setOffered(true);
  }, []);
  return { choice, body: isDisputed ? { documentDisputed: true } : {}, onFailure };
}
