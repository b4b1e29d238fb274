// Runs before the first paint, so that a dark page never flashes white. Kept apart because inline script is forbidden.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('colorMode');
  } catch (_) {
    // A browser that keeps nothing still gets the system's preference.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
