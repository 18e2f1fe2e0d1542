/** The catalogue of the shop: its facets and its orders. */
export const productGallery = {
  image: 'cover',
  facts: [],
  // The shop shows everyone what buyers see.
  where: { status: 'published' },
  facets: {
    category: { inside: 'parent' },
    currency: true,
    lowestPrice: { bounds: [50_00, 150_00, 500_00] },
    ratingAverage: { atLeast: [4, 3, 2] },
    inStock: true,
    onSale: true,
    colors: true,
    sizes: true,
  },
  orders: {
    '-createdAt': 'Newest first',
    lowestPrice: 'Price, low to high',
    '-lowestPrice': 'Price, high to low',
    '-ratingAverage': 'Best rated',
    '-sold': 'Best selling',
  },
} as const
