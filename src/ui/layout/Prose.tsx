import { classes } from '@/ui/classes';
import styles from './Prose.module.css';

interface ProseProps {
  /** Sanitised by the server at import: a closed list of tags and attributes. */
  html: string;
  /** Set if the text is in another language than the page. */
  lang?: string;
  className?: string;
}

/** An editors' text: paragraphs, headings below the page's own, lists, tables. */
export const Prose = ({ html, lang, className }: ProseProps) => (
  <div className={classes(styles.prose, className)} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
