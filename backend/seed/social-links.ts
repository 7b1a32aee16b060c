/** Social media links, one for each icon of the storefront (§3 Social link). */
export const socialLinks: readonly { readonly name: string; readonly destination: string }[] = [
  { name: 'facebook', destination: 'https://www.facebook.com/brightwater.example' },
  { name: 'twitter', destination: 'https://twitter.com/brightwater_example' },
  { name: 'instagram', destination: 'https://www.instagram.com/brightwater.example' },
  { name: 'pinterest', destination: 'https://www.pinterest.com/brightwaterexample' },
  { name: 'youtube', destination: 'https://www.youtube.com/@brightwater-example' },
  { name: 'snapchat', destination: 'https://www.snapchat.com/add/brightwater-example' },
  { name: 'tiktok', destination: 'https://www.tiktok.com/@brightwater.example' },
  { name: 'linkedIn', destination: 'https://www.linkedin.com/company/brightwater-example' },
];
