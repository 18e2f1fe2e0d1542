import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ProductRow } from '../cart/product-row'
import styles from './page.module.css'

/** The pictures of a product: one large, the others as thumbnails. */
export function Pictures({ row }: { row: ProductRow }) {
  const { t } = useTranslation()
  const [position, setPosition] = useState(0)
  const all = [
    ...(row.cover ? [{ image: row.cover, caption: null }] : []),
    ...row.pictures.map(({ image, caption }) => ({ image, caption })),
  ]
  const shown = all[position] ?? all[0]
  return (
    <figure className={styles.pictures}>
      <div className={styles.picture}>
        {shown ? <img src={shown.image} alt={shown.caption ?? row.name} /> : <Icon name="image" size={64} />}
      </div>
      {shown?.caption && <figcaption className={styles.faint}>{shown.caption}</figcaption>}
      {all.length > 1 && (
        <div role="group" aria-label={t('shop.pictures')} className={styles.thumbs}>
          {all.map(({ image }, index) => (
            <button
              key={image}
              type="button"
              aria-label={t('shop.picture', { place: index + 1, total: all.length })}
              aria-pressed={index === position}
              onClick={() => setPosition(index)}
            >
              <img src={image} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </figure>
  )
}
