import type { ExhibitSummary } from '@/api';
import type { Favourites } from '@/state/useFavourites';
import { Grid } from '@/ui/layout/Layout';
import { productFavourite } from '../favourite';
import { ProductCard } from './ProductCard';
import styles from './ProductList.module.css';

interface ProductGridProps {
  products: readonly ExhibitSummary[];
  favourites: Favourites;
  /** All of one exhibitor, on its page. */
  hidesExhibitor?: boolean;
}

/** Products as cards below their own heading. */
export const ProductGrid = ({ products, favourites, hidesExhibitor }: ProductGridProps) => (
  <Grid as="ul" column={240} className={styles.few}>
    {products.map((product) => (
      <li key={product.id} className={styles.item}>
        <ProductCard
          product={product}
          hidesExhibitor={hidesExhibitor}
          isFavourite={favourites.has(product.id)}
          onToggleFavourite={(toggled) => favourites.toggle(productFavourite(toggled))}
        />
      </li>
    ))}
  </Grid>
);
