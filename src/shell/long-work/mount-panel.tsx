import { createRoot } from 'react-dom/client'
import { Panel } from './panel'

/** Draws the panel in a place of its own, beside the program: it stays whatever page is shown. */
export function mountPanel(): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(<Panel />)
  return Promise.resolve()
}
