import type { SyntheticEvent } from 'react'
import { loadWhenSeen } from './load-when-seen'

interface PhotoProps {
  readonly address: string
  /** Of its box, in pixels. */
  readonly size: number
}

/** A picture that covers its placeholder, which is visible while it loads and if it cannot be loaded. */
export const Photo = ({ address, size }: PhotoProps) => (
  <img
    key={address}
    alt=""
    width={size}
    height={size}
    referrerPolicy="no-referrer"
    data-src={address}
    ref={loadWhenSeen}
    onError={hide}
  />
)

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true
}
