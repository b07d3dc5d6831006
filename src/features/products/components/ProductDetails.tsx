import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Exhibit } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatList } from '@/i18n/lists';
import { langOf, type Locale } from '@/i18n/locales';
import { TranslationNote } from '@/i18n/TranslationNote';
import { boothOnPlanHref, paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { buttonClass } from '@/ui/controls/Button';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { DetailRows } from '@/ui/layout/DetailRows';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import { Prose } from '@/ui/layout/Prose';
import { Section } from '@/ui/layout/Section';
import { ShareTools } from '@/ui/controls/ShareTools';
import { Tag } from '@/ui/display/Tag';
import { Stack } from '@/ui/layout/Layout';
import type { Comparison } from '../comparison';
import { CompareButton } from './ComparisonTray';
import styles from './ProductDetails.module.css';

export interface ProductDetailsProps {
  product: Exhibit;
  /** The language of the text. */
  bodyLang: Locale;
  /** The page's absolute URL, to copy. */
  url: string;
  isFavourite: boolean;
  onToggleFavourite: () => void;
  comparison: Comparison;
  /** Others of its category as cards; this component renders their heading. */
  related?: ReactNode;
}

/** The texts of a product's page by key. */
function useText() {
  const { formatMessage } = useIntl();
  return (key: TextKey<'products'>) => formatMessage({ id: `products.${key}` });
}

/** A link to the product's exhibitor. */
function CompanyLink({ exhibitor }: { exhibitor: Exhibit['exhibitor'] }) {
  const locale = useLocale();
  const text = useText();
  return (
    <Anchor href={paths.exhibitorDetails.href({ lang: locale, id: exhibitor.id })} className={styles.company}>
      {exhibitor.logo && <img src={exhibitor.logo.url} alt="" width={48} height={48} />}
      <span>
        <span className={styles.at}>{text('exhibitedBy')}</span>
        <span className={styles.companyName} lang={langOf(exhibitor.lang, locale)}>
          {exhibitor.name}
        </span>
      </span>
      <Icon name="arrow-right" size={18} className={styles.arrow} />
    </Anchor>
  );
}

type ProductHeadProps = Pick<ProductDetailsProps, 'product' | 'isFavourite' | 'onToggleFavourite' | 'comparison'>;

/** Actions: favourite, find the booth, contact the exhibitor. */
function ProductActions({ product, isFavourite, onToggleFavourite, comparison }: ProductHeadProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const text = useText();
  const { name, exhibitor, boothNumbers } = product;
  const [booth] = boothNumbers;
  return (
    <Stack inRow gap={2} className={styles.actions} data-no-print>
      <FavouriteButton
        isFavourite={isFavourite}
        text={text('save')}
        label={formatMessage({ id: 'products.addToFavourites' }, { name })}
        onToggle={onToggleFavourite}
      />
      <CompareButton product={product} comparison={comparison} />
      {booth && (
        <Anchor href={boothOnPlanHref(locale, booth)} className={buttonClass('quiet', 'small')}>
          <Icon name="pin" size={18} />
          {text('onPlan')}
        </Anchor>
      )}
      <Anchor
        href={`${paths.exhibitorDetails.href({ lang: locale, id: exhibitor.id })}#ask`}
        className={buttonClass('secondary', 'small')}
      >
        <Icon name="mail" size={18} />
        {text('ask')}
      </Anchor>
    </Stack>
  );
}

/** Its picture and name, exhibitor and booth, and actions. */
function ProductHead(props: ProductHeadProps) {
  const { product } = props;
  const locale = useLocale();
  const text = useText();
  const { name, lang, isNew, category, exhibitor, boothNumbers, themeId, pictures } = product;
  const [picture] = pictures;
  const [booth] = boothNumbers;
  return (
    <div className={styles.head}>
      {picture && <Picture className={styles.picture} image={picture} fetchPriority="high" />}
      <div>
        <p className={styles.kind} style={{ color: `var(--theme-${themeId ?? 1}-strong)` }}>
          {category}
          {isNew && (
            <Tag kind="new" className={styles.new}>
              {text('isNew')}
            </Tag>
          )}
        </p>
        <h1 className={styles.name} lang={langOf(lang, locale)}>
          <PhraseLineBreaks>{name}</PhraseLineBreaks>
        </h1>
        <CompanyLink exhibitor={exhibitor} />
        {booth && (
          <div className={styles.place}>
            <BoothSign booth={booth} themeId={themeId ?? 1} size="page" />
          </div>
        )}
        <ProductActions {...props} />
      </div>
    </div>
  );
}

/** A product: picture, figures, text, and where to see it. */
export function ProductDetails({
  product,
  bodyLang,
  url,
  isFavourite,
  onToggleFavourite,
  comparison,
  related,
}: ProductDetailsProps) {
  const locale = useLocale();
  const text = useText();
  const { body, pictures, parameters, applicationIndustries } = product;
  return (
    <>
      <article className={styles.product}>
        <ProductHead
          product={product}
          isFavourite={isFavourite}
          onToggleFavourite={onToggleFavourite}
          comparison={comparison}
        />
        <div className={styles.columns}>
          <section aria-labelledby="text-title">
            <h2 id="text-title" className={styles.title}>
              {text('about')}
            </h2>
            <TranslationNote contentLocale={bodyLang} />
            <Prose className={styles.body} html={body} lang={langOf(bodyLang, locale)} />
            {pictures.slice(1).map((other) => (
              <Picture className={styles.more} image={other} key={other.url} loading="lazy" />
            ))}
          </section>
          <section aria-labelledby="figures-title">
            <h2 id="figures-title" className={styles.title}>
              {text('figures')}
            </h2>
            <DetailRows
              rows={[
                ...parameters.map(({ name, value }) => ({ name, value })),
                { name: text('industries'), value: formatList(applicationIndustries, locale) },
              ]}
            />
            <div className={styles.share}>
              <ShareTools url={url} />
            </div>
          </section>
        </div>
      </article>
      {related && (
        <div data-no-print>
          <Section
            id="related"
            title={text('related')}
            link={{ name: text('all'), url: paths.products.href({ lang: locale }) }}
            background="haze"
          >
            {related}
          </Section>
        </div>
      )}
    </>
  );
}
