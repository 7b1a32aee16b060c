/** Events that the network machine receives and facts it reports. */

export type ConnectionChange =
  { readonly type: 'connection.lost' } | { readonly type: 'connection.restored' };

export type NetworkEvent = ConnectionChange;

export type NetworkFact = { readonly type: 'network.lost' } | { readonly type: 'network.restored' };
