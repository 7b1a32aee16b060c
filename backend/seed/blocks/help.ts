/** Contact details: a block of its own and a part of several pages. */
export const callUs =
  '<span class="bw-in-au">Call <a href="tel:1300975707">1300 975 707</a>, weekdays 7 am to 6 pm AEST.</span>' +
  '<span class="bw-in-nz">Call <a href="tel:0800555014">0800 555 014</a>, weekdays 9 am to 6 pm New Zealand time.</span>';

export const helpContent =
  '<p>In Australia call <a href="tel:1300975707">1300 975 707</a>, weekdays 7 am to 6 pm AEST; in New Zealand <a href="tel:0800555014">0800 555 014</a>, weekdays 9 am to 6 pm New Zealand time. Or write to <a href="mailto:hello@brightwater.example.com">hello@brightwater.example.com</a>. We answer the same working day.</p>';
