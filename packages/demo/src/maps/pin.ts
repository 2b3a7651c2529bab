/** The red marker, in its own pixels; its tip is at the bottom in the middle. */
export const redPin = {
  width: 27,
  height: 43,
  drawing:
    '<path d="M13.5 0A13.5 13.5 0 0 0 0 13.5c0 4.8 2.3 7.7 5.3 11.6 3.4 4.3 6.4 9.3 7.2 16.6.1.8.5 1.3 1 1.3s.9-.5 1-1.3c.8-7.3 3.8-12.3 7.2-16.6 3-3.9 5.3-6.8 5.3-11.6A13.5 13.5 0 0 0 13.5 0z" fill="#ea4335" stroke="#b31412" stroke-width=".8"/><circle cx="13.5" cy="13.5" r="4.6" fill="#b31412"/>',
} as const;
