import type { Banner } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import styles from './MeetingBanners.module.css';

/** The editors' banners: pictures with a title, in a row. */
export function MeetingBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners} data-no-print>
      {banners.map(({ id, title, subtitle, picture, link }) => (
        <li key={id} className={styles.banner}>
          {/* Decorative: the title has the content. */}
          <Picture className={styles.picture} image={picture} alt="" loading="lazy" />
          <div className={styles.body} data-on-dark>
            <p className={styles.title}>
              {link ? (
                <Anchor href={link} className={styles.link}>
                  {title}
                  <Icon name="arrow-right" size={20} />
                </Anchor>
              ) : (
                title
              )}
            </p>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
