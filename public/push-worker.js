// The service worker of the dashboard: shows what the server pushes while no page shows it.

/** The windows of the application, those that are visible first. */
async function openWindows() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.toSorted((first, second) => Number(second.focused) - Number(first.focused))
}

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (!message) return
  const show = async () => {
    // A page with the focus shows it itself.
    if ((await openWindows()).some(({ focused }) => focused)) return
    const { title, body, path, tag } = message
    await self.registration.showNotification(title, {
      body,
      tag,
      renotify: true,
      icon: '/favicon.svg',
      data: { path },
    })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  const open = async () => {
    const [window] = await openWindows()
    if (!window) return self.clients.openWindow(path)
    window.postMessage({ kind: 'open', path })
    return window.focus()
  }
  event.waitUntil(open())
})
