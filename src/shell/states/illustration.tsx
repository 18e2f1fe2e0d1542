import { useEffect, useState, type ComponentType } from 'react'
import { lazyModule } from '#base/loading/lazy-module'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-name'
import type { Scene } from './scene'
import styles from './states.module.css'

interface Arrived {
  readonly Drawing: ComponentType<{ scene: Scene }>
}

const drawings = lazyModule<Arrived>(() => import('./drawing'))
const loaded = () => drawings.loaded()

interface IllustrationProps {
  readonly scene: Scene
  readonly small?: boolean | undefined
  /** Shown in front of the scene 'area'. */
  readonly icon?: IconName | undefined
}

/**
 * A decorative illustration beside a text. It reserves its space until it is loaded, which may fail without a
 * connection.
 */
export function Illustration({ scene, small, icon }: IllustrationProps) {
  const [arrived, setArrived] = useState<Arrived | undefined>(loaded)
  useEffect(() => {
    if (arrived) return
    let isHere = true
    drawings.load().then(() => isHere && setArrived(loaded()), drawings.forgetFailure)
    return () => void (isHere = false)
  }, [arrived])
  return (
    <div className={`${styles.picture} ${small ? styles.half : ''}`} aria-hidden="true">
      {arrived && <arrived.Drawing scene={scene} />}
      {arrived && scene === 'area' && (
        <span className={styles.badge}>
          <Icon name={icon} />
        </span>
      )}
    </div>
  )
}
