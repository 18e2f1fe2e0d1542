const interval = 200

/** Sends SIGTERM to this process when the npm that started it has exited, because npm does not always pass on signals. */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  timer.unref()
}
