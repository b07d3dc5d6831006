import { useIntl } from 'react-intl';
import type { Invitation } from '@/api/types';
import { dayText } from '@/i18n/dates';
import type { Locale } from '@/rules/locales';
import { FactRows } from '@/ui/FactRows';
import { invitationMessages } from './messages';
import styles from './CardScan.module.css';

/** Who invites, where to find them, and how long the invitation is good. */
export function InvitationNote({ invitation, locale }: { invitation: Invitation; locale: Locale }) {
  const { formatMessage } = useIntl();
  const { exhibitorName, booths, code, validUntil } = invitation;
  return (
    <div className={styles.card}>
      <FactRows
        rows={[
          { name: formatMessage(invitationMessages.exhibitor), value: exhibitorName },
          { name: formatMessage(invitationMessages.booths), value: booths.map(({ number }) => number).join(', ') },
          { name: formatMessage(invitationMessages.code), value: code },
          { name: formatMessage(invitationMessages.until), value: dayText(validUntil, locale) },
        ]}
      />
    </div>
  );
}
