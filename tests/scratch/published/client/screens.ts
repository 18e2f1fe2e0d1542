import type { FeatureScreens } from '#providers/custom-screens'
import type { publishedPages } from '../published.pages'

/** The screens of a developer who knows refine and nothing of the project. */
export const publishedScreens: FeatureScreens<typeof publishedPages> = {
  pages: {
    '/dashboard/published': () => import('./product-list').then(({ ProductList }) => ProductList),
    '/dashboard/e-commerce/product/:id/edit': () =>
      import('./product-edit').then(({ ProductEdit }) => ProductEdit),
  },
}
