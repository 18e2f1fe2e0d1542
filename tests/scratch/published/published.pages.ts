import type { CustomPages } from '#define/paths/custom-pages'

/** A list at a path of its own, and an edit page in place of the generated one. */
export const publishedPages = [
  { path: '/dashboard/published', resource: 'products' },
  { path: '/dashboard/e-commerce/product/:id/edit', resource: 'products' },
] as const satisfies CustomPages
