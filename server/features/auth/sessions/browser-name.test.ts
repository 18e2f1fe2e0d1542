import { expect, test } from 'vitest'
import { browserName } from './browser-name'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux', 'desktop'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-X900) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome',
    'Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0',
    'WeChat',
    'Android',
    'phone',
  ],
  ['curl/8.9.1', 'curl', null, 'program'],
  ['<script>alert(1)</script>', null, null, 'program'],
  [null, null, null, 'unknown'],
])('browserName() returns the browser, system and device of %s', (agent, browser, system, device) => {
  expect(browserName(agent)).toEqual({ browser, system, device })
})
