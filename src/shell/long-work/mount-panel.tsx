import { createRoot } from 'react-dom/client'
import { Panel } from './panel'

/** Mounts the panel in an element of its own outside the application, so that it stays on every page. */
export function mountPanel(): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(<Panel />)
  return Promise.resolve()
}
