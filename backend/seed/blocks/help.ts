/** How to reach a person: a block of its own, and a part of several pages. */
export const helpContent =
  '<p>Call <a href="tel:1300975707">1300 975 707</a> in Australia or <a href="tel:0800555014">0800 555 014</a> in New Zealand, weekdays 7 am to 6 pm AEST, or write to <a href="mailto:hello@brightwater.example.com">hello@brightwater.example.com</a>. We answer the same working day.</p>';
