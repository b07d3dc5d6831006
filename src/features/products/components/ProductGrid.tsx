import type { ExhibitSummary } from '@/api';
import type { Marks } from '@/state/useMarks';
import { Grid } from '@/ui/layout/Layout';
import { favouriteProduct, ProductCard } from './ProductCard';
import styles from './ProductList.module.css';

interface ProductGridProps {
  products: readonly ExhibitSummary[];
  marks: Marks;
  /** All of one exhibitor, on its page. */
  own?: boolean;
}

/** Products as cards below their own heading. */
export const ProductGrid = ({ products, marks, own }: ProductGridProps) => (
  <Grid as="ul" column={240} className={styles.few}>
    {products.map((product) => (
      <li key={product.id} className={styles.item}>
        <ProductCard
          product={product}
          own={own}
          marked={marks.has(product.id)}
          onMark={(marked) => marks.toggle(favouriteProduct(marked))}
        />
      </li>
    ))}
  </Grid>
);
