import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ProductRow, VariantRow } from '../cart/product-row'
import type { Picture } from './picture'
import styles from './pictures.module.css'

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })))

interface PicturesProps {
  readonly row: ProductRow
  readonly variants: readonly VariantRow[]
  /** The picture that is large at first, such as that of the chosen variant. */
  readonly first?: string | null
}

/** The pictures of a product and its variants: one large, which opens enlarged, and all as thumbnails. */
export function Pictures({ row, variants, first }: PicturesProps) {
  const { t } = useTranslation()
  const all = picturesOf(row, variants)
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ image }) => image === first),
    ),
  )
  const [isOpen, setOpen] = useState(false)
  const shown = all[index] ?? all[0]
  if (!shown)
    return (
      <div className={styles.picture}>
        <Icon name="image" size={64} />
      </div>
    )
  return (
    <figure className={styles.pictures}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('shop.zoom')}
        onClick={() => setOpen(true)}
      >
        <img src={shown.image} alt={shown.caption ?? row.name} />
      </button>
      {shown.caption && <figcaption className={styles.caption}>{shown.caption}</figcaption>}
      {all.length > 1 && (
        <div role="group" aria-label={t('shop.pictures')} className={styles.thumbs}>
          {all.map(({ image }, position) => (
            <button
              key={image}
              type="button"
              aria-label={t('shop.picture', { place: position + 1, total: all.length })}
              aria-pressed={position === index}
              onClick={() => setIndex(position)}
            >
              <img src={image} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Lightbox
            name={row.name}
            pictures={all}
            index={Math.min(index, all.length - 1)}
            onIndex={setIndex}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </figure>
  )
}

/** Each picture once, those of the variants last. */
function picturesOf(row: ProductRow, variants: readonly VariantRow[]): Picture[] {
  const all = [
    ...(row.cover ? [{ image: row.cover, caption: null }] : []),
    ...row.pictures.map(({ image, caption }) => ({ image, caption })),
    ...variants.flatMap(({ picture }) => (picture ? [{ image: picture, caption: null }] : [])),
  ]
  return all.filter(({ image }, position) => all.findIndex((other) => other.image === image) === position)
}
