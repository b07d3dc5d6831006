import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { delegationMessages } from './messages';
import styles from '../components/Panel.module.css';
import { Way } from '../components/Way';

interface DelegationHintProps {
  email: string;
  hrefs: { one: string; downloads: string };
  arrival: string | null;
}

/** Five people or more come by a form that is filled in together and sent by mail (section 5). */
export function DelegationHint({ email, hrefs, arrival }: DelegationHintProps) {
  const { formatMessage } = useIntl();
  return (
    <Way step={null} title={formatMessage(delegationMessages.title)} arrival={arrival}>
      <div className={styles.panel}>
        <p>{formatMessage(delegationMessages.text)}</p>
        <p>
          {formatMessage(delegationMessages.send)} <a href={`mailto:${email}`}>{email}</a>
        </p>
        <div className={styles.actions}>
          <Anchor href={hrefs.downloads} className={buttonClass('second')}>
            {formatMessage(delegationMessages.download)}
          </Anchor>
          <Anchor href={hrefs.one} className={buttonClass('quiet')}>
            {formatMessage(delegationMessages.one)}
          </Anchor>
        </div>
      </div>
    </Way>
  );
}
