import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Edition, Home } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Section } from '@/ui/layout/Section';
import { visitAction } from '../visitAction';
import styles from './TakePart.module.css';

interface TakePartProps {
  block: Home['takePart'];
  phase: Edition['phase'];
  registrationOpen?: boolean;
}

/**
 * Links for visitors and exhibitors. While registration is closed, the visitor link shows the next available action.
 */
export const TakePart = memo(function TakePart(props: TakePartProps) {
  const { block, phase, registrationOpen = phase === 'open' } = props;
  const locale = useLocale();
  const visit = visitAction(phase, locale, { registrationOpen });
  return (
    <Section id="take-part" title={block.title} text={block.text} link={block.link} background="haze">
      <div className={styles.ways}>
        {block.items.map(({ id, title, text, actions }) => {
          const isReplaced = id === 'visit' && !registrationOpen;
          return (
            <div key={id} className={styles.way}>
              <h3 className={styles.title}>{isReplaced ? <FormattedMessage {...visit.text} /> : title}</h3>
              {!isReplaced && <p className={styles.text}>{text}</p>}
              <div className={styles.actions}>
                {isReplaced ? (
                  <Anchor href={visit.href} className={buttonClass('secondary')}>
                    <FormattedMessage {...visit.text} />
                  </Anchor>
                ) : (
                  actions.map(({ name, url }) => (
                    <Anchor key={url} href={url} className={buttonClass(id === 'visit' ? 'secondary' : 'quiet')}>
                      {name}
                    </Anchor>
                  ))
                )}
              </div>
            </div>
          );
        })}
      </div>
    </Section>
  );
});
