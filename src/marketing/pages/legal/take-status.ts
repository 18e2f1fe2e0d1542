const timeoutMs = 5000

type State = 'works' | 'fails' | 'silent'

/** Shows whether the server and its database respond, now and whenever the user presses the button. */
export function take(root: HTMLElement): void {
  const shown = root.querySelector<HTMLElement>('[role="status"]')
  const button = root.querySelector('button')
  if (!shown || !button) return
  // The button stays enabled, because a disabled one would lose the focus.
  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    const state = await stateOfServer()
    root.dataset['state'] = state
    shown.textContent = shown.dataset[state] ?? ''
    isChecking = false
  }
  button.hidden = false
  button.addEventListener('click', () => void check())
  void check()
}

async function stateOfServer(): Promise<State> {
  try {
    const { ok } = await fetch('/api/health/ready', { signal: AbortSignal.timeout(timeoutMs) })
    return ok ? 'works' : 'fails'
  } catch {
    return 'silent'
  }
}
